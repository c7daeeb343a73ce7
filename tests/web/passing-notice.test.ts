import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentNotice, letPass, type Notice, PASSES_AFTER_MS, showNotice } from "../../src/ui/notices.ts";

const sent: Notice = { kind: "success", text: () => "Sent.", passes: true };
const failed: Notice = { kind: "failure", text: () => "Please try again." };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What stands there after the time in which a message may go. */
function laterShown(notice: Notice, isInUse = false): Notice | null {
  showNotice(notice);
  letPass(notice, () => isInUse);
  vi.advanceTimersByTime(PASSES_AFTER_MS - 1);
  expect(currentNotice()).toBe(notice);
  vi.advanceTimersByTime(1);
  return currentNotice();
}

test("a message that the page itself repeats goes by itself", () => expect(laterShown(sent)).toBeNull());

test("a message that asks for something stays", () => expect(laterShown(failed)).toBe(failed));

test("a message stays while somebody is about to close it", () => expect(laterShown(sent, true)).toBe(sent));

test("a newer message is not ended for an older one", () => {
  showNotice(sent);
  letPass(sent, () => false);
  showNotice(failed);
  vi.advanceTimersByTime(PASSES_AFTER_MS);
  expect(currentNotice()).toBe(failed);
});

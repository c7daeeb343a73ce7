import { describe, expect, test } from "vitest";
import type { Deployment } from "../../support/deployments.ts";
import { registration } from "../../support/test-server.ts";

const { password } = registration("");

/** Registering and logging in. */
export function accountsContract(site: () => Deployment): void {
  describe("POST /register", () => {
    test("makes an account that can log in", async () => {
      expect((await site().post("/register", registration("ada@example.com"))).status).toBe(200);
      const { status, body } = await site().post("/login", { email: "ada@example.com", password });
      expect(status).toBe(200);
      expect(body).toEqual({
        token: expect.stringMatching(/^[\w-]{22}$/),
        userID: expect.stringMatching(/^[\w-]{22}$/),
        owner: expect.stringMatching(/^[\w-]{22}$/),
      });
    });

    test("takes an address once, whatever its case and the space around it", async () => {
      await site().post("/register", registration("once@example.com"));
      const again = await site().post("/register", registration(" Once@Example.com "));
      expect(again).toMatchObject({ status: 400, body: { code: "REGISTRATION_REFUSED" } });
      expect((await site().post("/login", { email: "ONCE@example.com", password })).status).toBe(200);
    });

    const refused: [string, object, string][] = [
      ["a missing field", { gender: undefined }, "INVALID_BODY"],
      ["a number as text", { age: "76" }, "INVALID_BODY"],
      ["an unknown field", { role: "admin" }, "INVALID_BODY"],
      ["an address that cannot be kept", { email: "a\u0000b@example.com" }, "INVALID_BODY"],
      ["no e-mail address", { email: "nobody" }, "INVALID_BODY"],
      ["a short password", { password: "1234567" }, "INVALID_BODY"],
      ["a password that many people use", { password: "password1" }, "REGISTRATION_REFUSED"],
      ["a year of birth to come", { yearOfBirth: 2027, age: 0 }, "REGISTRATION_REFUSED"],
      ["an age two years off", { age: 74 }, "REGISTRATION_REFUSED"],
      ["another gender word", { gender: "F" }, "INVALID_BODY"],
    ];
    test.each(refused)("refuses %s", async (_, change, code) => {
      const { status, body } = await site().post("/register", { ...registration("refused@example.com"), ...change });
      expect({ status, body }).toMatchObject({ status: 400, body: { code, error: expect.any(String) } });
      expect((await site().post("/login", { email: "refused@example.com" })).status).toBe(401);
    });

    test("takes an age one year beside its own reckoning", async () => {
      const young = { ...registration("birthday@example.com"), age: 75 };
      expect((await site().post("/register", young)).status).toBe(200);
    });
  });

  test("POST /login answers an unknown address with 401", async () => {
    const { status, body } = await site().post("/login", { email: "unknown@example.com", password });
    expect({ status, body }).toMatchObject({ status: 401, body: { code: "WRONG_PASSWORD" } });
  });
}

import { messages } from "../language/language.ts";

export const readAloudMessages = messages("readAloud", {
  read: "Read aloud",
  stop: "Stop reading",
  normal: "Speed: Normal",
  slower: "Speed: Slower",
});

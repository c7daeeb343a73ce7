import { PASSWORD } from "../../support/prepared-people.ts";

type Result = { readonly scale: string; readonly answers: Readonly<Record<string, unknown>> };

/** What the server has of a person, asked by its calls alone. */
export type Records = {
  /** How many results count: rows of the list that a person sees. */
  counted(): Promise<number>;
  /** The answers of the newest result of a survey. */
  newest(survey: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** How many results of a survey there are, replaced ones among them. */
  of(survey: string): Promise<number>;
};

const json = { "content-type": "application/json" };

/** @param server its own address, which no failure of the line reaches */
export function recordsOf(server: string, email: string): Records {
  async function logIn(): Promise<{ userID: string; token: string }> {
    const body = JSON.stringify({ email, password: PASSWORD });
    const reply = await fetch(`${server}/login`, { method: "POST", headers: json, body });
    if (!reply.ok) throw new Error(`The log-in of ${email} was answered ${reply.status}.`);
    return (await reply.json()) as { userID: string; token: string };
  }
  /** Newest first. */
  async function results(): Promise<readonly Result[]> {
    const { token } = await logIn();
    const reply = await fetch(`${server}/api/account/export`, {
      method: "POST",
      headers: { ...json, authorization: token },
      body: JSON.stringify({ proof: PASSWORD }),
    });
    return ((await reply.json()) as { results: readonly Result[] }).results;
  }
  let session: ReturnType<typeof logIn> | undefined;

  return {
    async counted() {
      session ??= logIn();
      const { userID, token } = await session.catch((error) => {
        session = undefined;
        throw error;
      });
      const reply = await fetch(`${server}/view-scores/${userID}`, { headers: { authorization: token } });
      // The list of a person without results is answered so.
      if (reply.status === 404) return 0;
      return ((await reply.json()) as unknown[]).length;
    },
    newest: async (survey) => (await results()).find(({ scale }) => scale === survey)?.answers,
    of: async (survey) => (await results()).filter(({ scale }) => scale === survey).length,
  };
}

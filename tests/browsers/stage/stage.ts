import { domains } from "../../e2e/content.ts";
import { submitCall } from "../../support/domain-calls.ts";
import { addressOfPrepared } from "../../support/prepared-people.ts";
import type { ServerProcess } from "../../support/server-process.ts";
import type { Call, CallFailure } from "../line/call-failures.ts";
import type { Line } from "../line/line.ts";
import type { BrowserProcess, OpenBrowser } from "./browser.ts";
import { Memory } from "./memory.ts";
import { questionnaire } from "./questions.ts";
import { recordsOf } from "./records.ts";
import { Tab } from "./tab.ts";

/** Where several ways are walked one after another: a server over its own data, and the line to it. */
export type Lane = { readonly server: ServerProcess; readonly line: Line };
/** What makes the browser of one person, who reaches the server through this line. */
export type BrowserOf = (line: Line) => BrowserProcess;

const SUBMITS = new Set(domains.map((domain) => submitCall(domain).path));
/** A call that brings answers to the server. */
export const isSubmit = ({ method, url }: Call) => method === "POST" && SUBMITS.has(url.split("?")[0] ?? "");
export const isCall =
  (method: string, path: string) =>
  (call: Call): boolean =>
    call.method === method && call.url.split("?")[0] === path;

let people = 0;

/** One person at one browser, and everything that can happen around them. */
export class Stage {
  readonly lane: Lane;
  readonly me: Memory;
  readonly browser: BrowserProcess;
  context!: OpenBrowser;
  /** What pages have shown, text after text. */
  readonly shown: string[] = [];
  /** The tab that the person looks at. */
  tab!: Tab;
  readonly survey: string;
  isServerUp = true;
  isOffline = false;

  private constructor(lane: Lane, survey: string, browserOf: BrowserOf) {
    this.lane = lane;
    this.browser = browserOf(lane.line);
    this.survey = survey;
    this.me = this.newPerson();
  }

  /** Opens a browser in which somebody new is logged in, if wanted on the questions of a survey. */
  static async open(lane: Lane, survey: string, browserOf: BrowserOf): Promise<Stage> {
    const stage = new Stage(lane, survey, browserOf);
    await stage.openBrowser();
    return stage;
  }

  get line(): Line {
    return this.lane.line;
  }

  newPerson(): Memory {
    people++;
    const email = addressOfPrepared(Math.floor(people / 50), (people % 50) + 1);
    return new Memory(email, recordsOf(this.lane.server.url, email));
  }

  async openBrowser(): Promise<void> {
    this.context = await this.browser.open();
    await this.context.onText((page, text) => {
      this.shown.push(text);
      this.me.read(page, text);
    });
    await this.newTab();
  }

  async newTab(): Promise<Tab> {
    const page = await this.context.newPage();
    this.tab = new Tab(page, this.me, questionnaire(this.survey));
    return this.tab;
  }

  async logInAndOpen(): Promise<Tab> {
    await this.tab.logIn();
    await this.tab.openQuestions();
    return this.tab;
  }

  async killBrowser(): Promise<void> {
    await this.browser.kill();
  }

  async offline(): Promise<void> {
    this.isOffline = true;
    this.line.cut();
    await this.context.setOffline(true);
  }

  async online(): Promise<void> {
    this.isOffline = false;
    this.line.mend();
    await this.context.setOffline(false);
  }

  /** The calls that bring answers go wrong. */
  spoilSubmit(failure: CallFailure, times?: number): void {
    this.line.spoil(isSubmit, failure, times);
  }

  async killServer(): Promise<void> {
    this.isServerUp = false;
    await this.lane.server.end("SIGKILL");
  }

  async startServer(): Promise<void> {
    await this.lane.server.start();
    this.isServerUp = true;
  }

  /** Everything works again. */
  async mend(): Promise<void> {
    if (!this.isServerUp) await this.startServer();
    if (this.isOffline) await this.online();
    this.line.mend();
  }

  async close(): Promise<void> {
    await this.mend().catch(() => undefined);
    await this.browser.remove();
  }
}

/** Work of which one runs at a time in this process. */
export type OneAtATime = {
  isBusy(): boolean;
  /**
   * Notes that one begins.
   * @returns what is to be called when it ends, once or more often; null while another runs
   */
  begin(): (() => void) | null;
};

export function oneAtATime(): OneAtATime {
  let running: symbol | null = null;
  return {
    isBusy: () => running !== null,
    begin() {
      if (running !== null) return null;
      const mine = Symbol("running");
      running = mine;
      return () => {
        if (running === mine) running = null;
      };
    },
  };
}

/** The name of the lock under which a set is sent. Each set has its own, so that one that hangs holds no other. */
export const lockOf = (id: string): string => `keepwell.sending.${id}`;

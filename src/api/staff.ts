import type { Body } from "#core/api/calls.ts";
import type { StaffMember } from "#core/api/staff.ts";
import { ApiError, call } from "./http.ts";

/** Tells what a one-time link is for. */
export const readStaffLink = (link: string) => call("readStaffLink", { body: { link } });

/** Uses up a link. The person is signed in from then on. */
export const joinStaff = (body: Body<"joinStaff">) => call("joinStaff", { body });

export const signInStaff = (body: Body<"signInStaff">) => call("signInStaff", { body });

/** Returns what the browser needs to make a passkey for the person of a link. */
export const startJoinByPasskey = (body: Body<"startJoinByPasskey">) => call("startJoinByPasskey", { body });

/** Uses up a link with a passkey. The person is signed in from then on. */
export const joinStaffByPasskey = (body: Body<"joinStaffByPasskey">) => call("joinStaffByPasskey", { body });

/** Returns what the browser needs to use a passkey. */
export const startSignInByPasskey = () => call("startSignInByPasskey", {});

export const signInStaffByPasskey = (body: Body<"signInStaffByPasskey">) => call("signInStaffByPasskey", { body });

/** Returns the address at which the identity provider asks who the person of a link is. */
export const startJoinByOidc = (body: Body<"startJoinByOidc">) => call("startJoinByOidc", { body });

/** Returns the address at which the identity provider asks who somebody is. */
export const startSignInByOidc = () => call("startSignInByOidc", {});

/** Sends what the identity provider answered. Whoever it names is signed in from then on. */
export const finishOidc = (body: Body<"finishOidc">) => call("finishOidc", { body });

export const signOutStaff = () => call("signOutStaff", {});

/** Returns who is signed in at this browser; null for nobody. */
export const signedInStaff = (): Promise<StaffMember | null> =>
  call("staffSession", {}).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === "STAFF_SIGN_IN") return null;
    throw error;
  });

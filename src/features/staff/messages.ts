import { params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

/** The texts of the pages on which staff sign in. */
export const staffMessages = messages("staff", {
  title: "Staff sign-in",
  lead: "For the people who look after this site. If you came to answer questions, you need no sign-in here.",
  name: "Name",
  nameMissing: "Please type your name as it was invited.",
  password: "Password",
  passwordMissing: "Please type your password.",
  code: "Code from your app",
  codeHint: "Six digits. A new one comes every half minute, and each works once.",
  codeMissing: "Please type the six digits that your authenticator app shows.",
  signIn: "Sign in",
  sending: "One moment…",
  failed: "You are not signed in.",
  passkey: "Sign in with a passkey",
  passkeyStopped:
    "Nothing happened. Press “Sign in with a passkey” to try again, on the device or with the security key that has yours. If you have none, use name, password and code.",
  oidc: params("Continue with {provider}"),
  oidcLink: "If you came by a one-time link, please open it again: it still works unless you joined.",
  toSignIn: "Back to the sign-in",
  withPasskey: "With a passkey",
  withPassword: "With name, password and code",
  lost: "Have you lost your passkey, password or app? Ask an admin of this site for a new link.",
  signedIn: params("You are signed in as {name}."),
  role: params("Role: {role}."),
  toStudio: "Open the studio",
  toEvents: "See what happened",
  others: "For somebody else, an operator makes a one-time link on the server, with this command:",
  signOut: "Sign out",
  signedOut: "You are signed out.",
});

/** The texts of the page on which a one-time link is used. */
export const staffJoinMessages = messages("staffJoin", {
  title: "Become staff",
  invited: params("This link is for {name}. Role: {role}."),
  first: "This site has no staff yet. You become its first admin.",
  noLink: "This page is opened by a one-time link. Please open the whole link that you were given.",
  name: "Your name",
  nameHint: "What you publish carries this name.",
  nameUnfit: "Please type a name of letters and digits, at most 80.",
  passwordHint: "At least 12 characters. Four or five words in a row work well.",
  passwordShort: "Please choose a password of at least 12 characters.",
  withOidc: params("With {provider}"),
  oidcOtherwise: "Join another way",
  oidcLead: params("{provider} asks who you are. From then on you sign in there."),
  withPasskey: "With a passkey",
  passkeyLead:
    "Your device asks for a fingerprint, your face or its PIN, or for a security key. From then on you sign in the same way: nothing to remember, nothing to type.",
  passkey: "Use a passkey",
  passkeyInstead: "Use a passkey instead",
  passkeyStopped:
    "Nothing happened, and the link still works. Press “Use a passkey” to try again, or use a password and an app instead.",
  passkeyUnable:
    "Nothing happened, and the link still works. This device cannot keep a passkey. Take another device or a security key, or use a password and an app instead.",
  withPassword: "With a password and an app",
  passwordInstead: "Use a password and an app instead",
  app: "Your authenticator app",
  appLead:
    "Open an authenticator app on your telephone, such as Google Authenticator, 2FAS or FreeOTP. Scan this picture with it, or type the key.",
  picture: "QR code with the key",
  key: "Key",
  address: "The same as an address",
  join: "Finish",
  failed: "This was not finished.",
  failedLinkWorks: "This was not finished. The link still works.",
  unsure:
    "We could not reach Keepwell, so this may or may not be finished. Please try once more. If the link was used by then, it is finished, and you can sign in.",
  done: "Done. You are signed in.",
});

/** The names of the roles. */
export const roleMessages = messages("staffRole", {
  editor: "editor",
  publisher: "publisher",
  researcher: "researcher",
  coordinator: "coordinator",
  admin: "admin",
});

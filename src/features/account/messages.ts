import { count, params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

/** The texts of the log-in and the registration form. */
export const accountMessages = messages("account", {
  email: "E-mail address",
  emailMissing: "Please type your e-mail address.",
  emailUnfit: "This does not look like an e-mail address yet. It has a form like name@example.org.",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  show: "Show",
  hide: "Hide",
  register: "Register",
  forgot: "Forgot your password?",
  passwordHint: "At least 8 characters. Three or four words in a row work well.",
  passwordCommon:
    "A password like this is easy to guess. Three or four words in a row are easier to keep in mind, and safer.",
  passwordLikeAddress:
    "Whoever knows your e-mail address would guess this password. Three or four other words in a row work well.",
  passwordShort: count({
    one: "This password needs {count} more character.",
    other: "This password needs {count} more characters.",
  }),
});

export const logInMessages = messages("logIn", {
  loggedIn: "You are logged in.",
  orElse: "Log in as someone else",
  emailHint: "The address you registered with.",
  newDevice: "This device is new to us. To keep your results private, please also type your password.",
  passwordMissing: "Please type your password.",
  loggingIn: "Logging in…",
  newHere: "New here?",
  done: "Login successful",
  failed: "Invalid email",
  unexplained: "We could not log you in. Check the address and your connection, or register.",
  onShared: "On a shared device?",
  shared: "Others use this device too",
  sharedHint: "We then forget everything here when you log out or close this tab.",
  notKept: "Your address is right, but this browser did not keep your log-in.",
  notKeptCause: "It may be set to keep nothing for this site.",
  without: "Without an account",
  withoutLead: "You need no account for these:",
});

export const registerMessages = messages("register", {
  hasAccount: "Do you have an account already?",
  emailHint: "You log in with this address.",
  passwordMissing: "Please choose a password of at least 8 characters.",
  year: "Year of birth",
  yearHint: "Four digits. We use it to work out your age.",
  yearMissing: "Please type the year you were born, such as 1950.",
  yearUnfit: params("Please type a year from {earliest} to {latest}."),
  gender: "Gender",
  male: "Male",
  female: "Female",
  genderMissing: "Please choose one of the two.",
  whatWeKeep: "Read what we keep and who sees it",
  registering: "Registering…",
  again: "Trying once more…",
  done: "Registration successful. Please login.",
  failed: "Error registering user",
  ifKnown: "If you already have an account, log in.",
  unsure:
    "We could not reach Keepwell, so your account may be made already. What you typed is still here. It is safe to press Register again.",
  ourError: "Something went wrong on our side. What you typed is still here. It is safe to press Register again.",
});

/** The texts on a result from home that will be saved in the account. */
export const carriedMessages = messages("carried", {
  goesAlong: params("{name}: {amount}. We keep this with your account once you log in."),
  left: "We leave it out.",
  leaveOut: "Leave it out",
});

export const recoveryMessages = messages("recovery", {
  title: "Your recovery code",
  purpose: "If you ever forget your password, this code lets you choose a new one. We show it only now.",
  keep: "Print it or write it down. Keep it in a safe place, such as with your papers. Give it to nobody.",
  howTo:
    "To use it, go to Log in and type your e-mail address. When we ask for your password, choose 'Forgot your password?'. Then type this code.",
  print: "Print this code",
  section: "A new recovery code",
  sectionLead: "Lost your code? Type your password and we make a new one. The old one stops working.",
  passwordMissing: "Please type your password.",
  make: "Make a new code",
  making: "Making it…",
  failed: "We could not make a new code.",
  unsure:
    "We could not reach Keepwell. Your old code may have stopped working. Press “Make a new code” again, and keep the code you see.",
});

export const changePasswordMessages = messages("changePassword", {
  title: "Change my password",
  lead: "You stay logged in here. Your other devices are logged out and ask for the new password. You also get a new recovery code, and your old one stops working.",
  present: "Your password now",
  presentMissing: "Please type the password you use now.",
  new: "New password",
  newMissing: "Please choose a new password of at least 8 characters.",
  change: "Change my password",
  changing: "Changing it…",
  done: "Your password is changed. Your new recovery code is below: please print it or write it down.",
  failed: "Your password was not changed.",
  unsure:
    "We could not reach Keepwell, so your password may have changed. Open this page again. If it asks you to log in, use the new password.",
});

export const detailsMessages = messages("details", {
  open: "Correct this",
  title: "Correct my details",
  lead: "Results you already have stay as they are.",
  leave: "Change nothing",
  keep: "Save the change",
  keeping: "Saving…",
  done: "Saved. Your details are now right.",
  failed: "Your details were not changed.",
  unsure:
    "We could not reach Keepwell, so your change may be saved already. What you typed is still here. It is safe to press “Save the change” again.",
});

export const forgotMessages = messages("forgot", {
  lead: "Choose a new password with your recovery code. You got it when you registered.",
  code: "Recovery code",
  codeHint: "16 letters and digits. Small letters are fine, and you may leave out the dashes.",
  codeMissing: "Please type the code from your paper.",
  newPassword: "New password",
  passwordMissing: "Please choose a new password of at least 8 characters.",
  send: "Set new password",
  sending: "Setting it…",
  done: "Your new password is set. Please log in.",
  failed: "Your password was not changed.",
  unsure:
    "We could not reach Keepwell, so your new password may be set already. Try once more. If the code no longer works, log in with your new password. You can make a new code under “My data”.",
  noCode: "No code at hand? The people who run this site can help you.",
});

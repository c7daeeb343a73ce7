import { count, params } from "@nanostores/i18n";
import { messages } from "../../ui/language/language.ts";

/** What both forms ask and say. */
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
});

export const logInMessages = messages("logIn", {
  loggedIn: "You are logged in. Go to",
  orElse: ", or log in as someone else here.",
  emailHint: "The address you registered with.",
  newDevice:
    "We do not know this device yet. To keep your results private, please also type the password you chose when you registered.",
  passwordMissing: "Please type the password you chose when you registered.",
  loggingIn: "Logging in…",
  newHere: "New here?",
  done: "Login successful",
  failed: "Invalid email",
  unknownAddress: "We do not know this address. Check it, or register.",
  unreached: "We could not reach Keepwell. Your address may be fine.",
  ourFault: "Something on our side did not work. Please try again in a moment.",
  notKept: "Your browser did not keep your log-in.",
  notKeptCause: "It may block storage for this site. Your address is fine.",
});

export const registerMessages = messages("register", {
  hasAccount: "Do you have an account already?",
  emailHint: "You log in with this address.",
  passwordHint: "At least 8 characters. Three or four words in a row work well.",
  passwordMissing: "Please choose a password of at least 8 characters.",
  passwordShort: count({
    one: "This password needs {count} more character.",
    other: "This password needs {count} more characters.",
  }),
  year: "Year of birth",
  yearHint: "Four digits. We use it to work out your age.",
  yearMissing: "Please type the year you were born, such as 1950.",
  yearUnfit: params("Please type a year from {earliest} to {latest}."),
  gender: "Gender",
  male: "Male",
  female: "Female",
  genderMissing: "Please choose one of the two.",
  read: "Read",
  whatWeKeep: "what we keep and who sees it",
  registering: "Registering…",
  done: "Registration successful. Please login.",
  failed: "Error registering user",
  unreached: "We could not reach Keepwell. What you typed is still here. Try again.",
  ifKnown: "If you already have an account, log in.",
});

export const logOutMessages = messages("logOut", {
  title: "Before you log out",
  unsentOf: "Some of your answers are on this device and not sent yet:",
  unsent: "Some of your answers are on this device and not sent yet.",
  ifKept: "If you keep them, they open again when you log in here. Nobody else's log-in opens them.",
  ifShared: "If you share this computer, it is safer to remove them. Results you already have stay as they are.",
  remove: "Remove",
  keep: "Keep on this device",
  or: "Or",
  stay: "stay logged in",
  done: "Logout successful",
});

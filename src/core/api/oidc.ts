import { Type } from "typebox";
import { closed } from "../content-model/text.ts";

/** Where a browser goes to be told apart by the identity provider. */
export const OidcAddressSchema = Type.Object({ address: Type.String() });

/** The query with which the identity provider sent a browser back, as it stands in the address. */
export const FinishOidcBodySchema = Type.Object(
  { answer: Type.String({ pattern: "^\\?[\\x21-\\x22\\x24-\\x7e]+$", maxLength: 8000 }) },
  closed,
);

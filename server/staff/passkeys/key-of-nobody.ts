/**
 * A public key of ES256 in COSE, whose other half was thrown away: an unknown passkey is checked against it, and so takes
 * as long as a wrong one.
 */
export const KEY_OF_NOBODY =
  "pQECAyYgASFYIM5TSJJ_uaM69OkBw5nzUV4IHb6MgoS5p3fuz82QRK_wIlggt2vZinl1V4CWjqphB9dTedcOktmBjq_jDO8agfLt6Ko";

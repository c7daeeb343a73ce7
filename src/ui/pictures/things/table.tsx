// What stands and lies where people sit together, on a field of 400 by 300; a cup stands on the point 0, 0.

export const CHAIR = (
  <>
    <path d="M75 202Q73 236 69 268M128 196Q131 228 134 262M98 199 97 250" />
    <path className="wood" d="M56 94Q60 90 65 93L78 190H69ZM86 88Q91 85 95 88L99 186H91Z" />
    <path className="wood" d="M59 104 88 98 89 110 61 116ZM62 128 90 123 91 134 64 139Z" />
    <path className="wood" d="M67 190Q100 181 131 183 137 190 131 197 101 203 71 204 64 198 67 190Z" />
  </>
);

export const COAT = (
  <>
    <path
      className="lake"
      d="M52 106Q56 86 74 84 94 83 98 102L106 168Q108 176 100 178 92 180 86 176L84 150 78 214Q64 220 48 212 45 160 52 106Z"
    />
    <path className="lake" d="M57 104Q42 136 40 180 47 187 56 184 58 150 66 122" />
    <path className="cream" d="M60 88Q72 78 90 87 90 98 78 101 66 100 60 88Z" />
    <path
      className="fine"
      d="M78 101Q82 126 84 150M41 172Q48 176 57 173M88 128 98 126M90 127Q91 142 99 144M60 196Q66 199 72 197"
    />
  </>
);

export const CUSHION = (
  <>
    <path
      className="ochre"
      d="M266 186Q268 176 280 177 312 174 330 180 336 188 330 193 296 198 268 194 264 190 266 186Z"
    />
  </>
);

export const TABLE = (
  <>
    <path
      className="wood"
      d="M193 178Q197 216 190 246 176 254 158 264 190 258 200 256 212 258 242 264 224 254 211 246 204 216 208 178Z"
    />
    <path
      className="cream"
      d="M104 166Q103 150 200 148 297 150 296 166 297 186 284 204 270 190 252 210 234 192 216 214 200 194 182 214 166 192 148 210 130 190 116 204 103 186 104 166Z"
    />
    <path className="fine" d="M104 166Q108 182 200 184 292 182 296 166" />
  </>
);

export const TEAPOT = (
  <>
    <path className="leaf" d="M176 132Q176 118 200 118 224 118 225 134 226 156 212 160H188Q175 156 176 132Z" />
    <path className="leaf" d="M225 140Q238 140 238 126 243 124 246 127 244 152 223 153" />
    <path d="M177 128Q160 124 160 138 162 150 178 148" />
    <path className="leaf" d="M182 121Q200 108 218 121 200 126 182 121Z" />
    <path className="ochre" d="M196 113Q200 105 205 113Z" />
  </>
);

export const CUP = (
  <>
    <path className="clay" d="M-17 -26Q0 -30 17 -26 17 -6 9 -1 0 2 -9 -1 -17 -6 -17 -26Z" />
    <path d="M17 -21Q28 -22 26 -13 23 -6 14 -8" />
    <path className="cream" d="M-17 -26Q0 -31 17 -26 0 -21 -17 -26Z" />
  </>
);

export const STEAM = (
  <>
    <path className="fine" d="M-6 -36Q-11 -43 -6 -49 -1 -55 -6 -62M6 -36Q1 -43 6 -49 11 -55 6 -62" />
  </>
);

export const PENDANT = (
  <>
    <path d="M200 -4V34" />
    <path className="ochre" d="M160 66Q164 38 192 34H208Q236 38 240 66 200 74 160 66Z" />
    <path className="cream" d="M188 69Q200 82 212 69 200 72 188 69Z" />
  </>
);

export const PENDANT_GLOW = (
  <>
    <path className="glow flat" d="M166 70 118 150Q200 140 282 150L234 70Q200 76 166 70Z" />
  </>
);

export const PHOTO = (
  <>
    <path className="wood" d="M298 16 350 14 352 72 299 73Z" />
    <path className="cream" d="M305 23 343 22 344 64 306 65Z" />
    <path className="clay" d="M308 64Q308 50 317 50 326 50 327 64Z" />
    <path className="night" d="M323 64Q323 46 332 46 341 46 341 64Z" />
    <path
      className="skin"
      d="M312 44a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0ZM327 39a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0Z"
    />
  </>
);

// What stands and lies at a door that leads out, on a field of 400 by 300.

export const DOOR = (
  <>
    <path className="sky flat" d="M190 26 330 26 330 232 190 232Z" />
    <path className="leaf" d="M190 176Q226 148 262 164 296 146 330 160V234H190Z" />
    <path
      className="cream"
      d="M236 234Q250 208 262 198 268 186 258 176 264 174 268 174 284 186 278 200 272 214 292 234Z"
    />
    <path className="leaf" d="M296 150Q282 140 290 124 292 104 306 104 322 106 322 124 332 142 312 150Z" />
    <path d="M305 166Q306 146 305 128" />
    <path className="wood" d="M176 12H344V236H330V26H190V236H176Z" />
    <path className="clay" d="M330 26 384 8V272L330 234Z" />
    <path className="fine" d="M342 50 372 42V128L342 124ZM342 146 372 152V240L342 220Z" />
    <path className="ochre" d="M334 136a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z" />
  </>
);

export const SUN = (
  <>
    <path className="ochre" d="M208 92a21 21 0 1 0 42 0a21 21 0 1 0-42 0Z" />
    <path
      className="fine"
      d="M229 60V50M229 124V134M197 92 193 92M261 92H270M206 69 200 62M252 69 258 62M206 115 200 122M252 115 259 122"
    />
  </>
);

export const HAT = (
  <>
    <path className="wood" d="M58 44 150 42V52L58 54Z" />
    <path d="M78 53V64M126 53V64" />
    <path className="ochre" d="M54 92Q64 84 72 84 74 62 90 61 96 66 102 61 116 62 118 84 128 84 136 90 96 102 54 92Z" />
    <path className="clay" d="M72 84Q95 92 118 84L117 76Q95 84 73 76Z" />
  </>
);

export const STICK = (
  <>
    <path className="thick" d="M150 244 134 116Q130 98 116 102 108 108 112 118" />
  </>
);

export const MAT = (
  <>
    <path className="clay" d="M36 248 164 244 180 274 20 280Z" />
    <path className="fine" d="M40 255 166 251M26 272 174 267" />
  </>
);

export const SHOES = (
  <>
    <path
      className="wood"
      d="M92 212Q94 200 110 202 116 212 130 211 140 222 158 226 172 231 170 246 130 250 94 248 88 230 92 212Z"
    />
    <path className="cream" d="M92 242Q130 246 171 240 173 250 168 252 130 256 93 253Z" />
    <path className="fine" d="M126 216 134 210M134 221 143 215M143 225 151 219" />
    <path
      className="wood"
      d="M38 224Q40 212 56 214 62 224 76 223 86 234 104 238 118 243 116 258 76 263 40 260 34 242 38 224Z"
    />
    <path className="cream" d="M38 254Q76 259 117 252 119 263 114 265 76 270 39 266Z" />
    <path className="night" d="M42 217Q49 223 57 219 60 214 56 213 44 211 42 217Z" />
    <path className="fine" d="M72 228 80 222M80 233 89 227M89 237 97 231" />
  </>
);

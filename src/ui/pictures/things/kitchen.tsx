// What stands and lies where somebody cooks, on a field of 400 by 300.

export const CLOTH = (
  <>
    <path className="wood" d="M36 222 30 272H44L50 222ZM350 222 356 272H370L364 222Z" />
    <path className="wood" d="M10 204Q200 198 390 204V226Q200 220 10 226Z" />
    <path
      className="cream"
      d="M84 203Q200 197 318 203L330 252Q316 262 304 252 290 264 276 254 260 266 244 256 226 268 210 256 194 268 178 256 160 266 146 254 130 264 116 253 102 262 74 252Z"
    />
    <path className="fine" d="M80 226Q200 219 324 226M77 240Q200 233 327 240" />
  </>
);

export const BOWL = (
  <>
    <path className="lake" d="M132 146Q136 196 176 206H224Q264 196 268 146 200 160 132 146Z" />
    <path className="cream" d="M132 146Q134 132 200 132 266 132 268 146 262 158 200 159 138 158 132 146Z" />
    <path className="ochre" d="M142 146Q148 138 200 138 252 138 258 146 250 153 200 153 150 153 142 146Z" />
    <path className="leaf" d="M172 145Q178 140 186 144 180 149 172 145ZM212 147Q220 142 227 147 219 151 212 147Z" />
    <path className="clay" d="M194 143Q199 139 204 143 199 147 194 143Z" />
    <path className="fine" d="M148 172Q154 190 172 196" />
  </>
);

export const BOWL_STEAM = (
  <>
    <path
      className="fine"
      d="M178 124Q168 112 178 100 188 90 178 78M202 120Q192 106 202 94 212 82 202 68M226 124Q216 112 226 100 236 90 226 78"
    />
  </>
);

export const SPOON = (
  <>
    <path className="thick" d="M232 146Q256 126 280 114" />
  </>
);

export const LOAF = (
  <>
    <path className="wood" d="M28 206Q18 168 46 158 88 146 116 162 130 172 122 206 74 212 28 206Z" />
    <path className="cream" d="M96 207Q90 176 106 168 126 166 130 184 130 200 124 208 110 210 96 207Z" />
    <path className="fine" d="M48 172Q54 166 62 166M68 168Q76 162 84 164" />
  </>
);

export const APPLE = (
  <>
    <path
      className="clay"
      d="M352 176Q340 168 330 178 324 192 336 202 344 206 352 203 362 206 370 200 380 188 372 176 364 168 352 176Z"
    />
    <path d="M352 176Q352 166 358 160" />
    <path className="leaf" d="M357 166Q366 156 376 160 370 170 357 166Z" />
  </>
);

export const APRON = (
  <>
    <g transform="translate(16 -6)">
      <path d="M318 22V34" />
      <path className="wood" d="M313 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z" />
      <path
        className="leaf"
        d="M300 54Q308 30 320 30 332 30 338 54L354 70Q360 110 352 134 318 142 286 134 280 106 286 70Z"
      />
      <path
        className="fine"
        d="M300 54Q318 62 338 54M302 92H336V112Q318 120 302 112ZM286 72Q276 90 272 112M354 72Q364 92 366 116"
      />
    </g>
  </>
);

export const SHELF = (
  <>
    <path className="wood" d="M34 92 150 90V100L34 102Z" />
    <path className="clay" d="M46 60H78L74 92H50Z" />
    <path className="leaf" d="M62 60Q44 54 46 38 60 40 62 52 64 30 78 28 82 46 66 58Z" />
    <path className="cream" d="M96 54H116Q118 66 122 70V92H92V70Q95 64 96 54Z" />
    <path className="ochre" d="M95 48H117V55H95Z" />
    <path className="fine" d="M93 74H121" />
  </>
);

// What stands and lies where somebody sleeps, on a field of 400 by 300.

export const NIGHT = (
  <>
    <path className="night" d="M34 26H144V130H34Z" />
    <path className="fine star" d="M56 44V52M52 48H60M66 100V106M63 103H69M122 112V118M119 115H125" />
  </>
);

export const MOON = (
  <>
    <path className="glow" d="M122 40Q102 48 106 70 114 90 136 84 122 80 119 65 118 52 122 40Z" />
  </>
);

export const NIGHT_FRAME = (
  <>
    <path className="wood" d="M24 16H154V140H24ZM36 28V128H84V28ZM94 28V128H142V28Z" fillRule="evenodd" />
    <path className="wood" d="M16 138H162V148H16Z" />
  </>
);

export const ROBE = (
  <>
    <path className="wood" d="M240 24a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z" />
    <path
      className="clay"
      d="M236 42Q245 32 254 42L272 50Q282 84 284 112 278 118 270 116L266 92 272 162Q246 170 220 162L226 92 220 116Q212 118 206 112 210 80 218 50Z"
    />
    <path className="fine" d="M236 42 246 84 254 42M246 84V165" />
    <path className="ochre" d="M223 100Q246 106 268 100L269 110Q246 116 222 110Z" />
    <path className="ochre" d="M240 108 234 140 241 141 246 112Z" />
  </>
);

export const NIGHTSTAND = (
  <>
    <path className="wood" d="M20 196H98V206H92L90 276H84L82 224H38L36 276H30L28 206H20Z" />
    <path className="ochre" d="M26 186H66V196H26Z" />
    <path className="pane" d="M74 168H90L88 196H76Z" />
    <path className="fine" d="M75 180H89" />
  </>
);

export const BED = (
  <>
    <path className="wood" d="M352 282 350 128Q366 116 384 128L386 284ZM118 284V206Q126 198 136 206V284Z" />
    <path className="cream" d="M130 222Q190 206 360 206V262H130Z" />
    <path className="cream" d="M268 206Q262 178 286 172 322 164 352 172 358 190 352 208 308 214 268 206Z" />
    <path className="fine" d="M292 188Q304 196 320 190M284 198Q290 202 298 202" />
    <path className="night" d="M128 218Q160 200 206 200 256 196 288 206 300 220 296 272 210 280 126 272Z" />
    <path className="cream" d="M268 201Q284 202 292 208 302 224 298 274L276 276Q284 226 268 201Z" />
  </>
);

export const QUILT = (
  <>
    <path className="clay" d="M150 212 186 204 190 238 148 242Z" />
    <path className="ochre" d="M222 200 254 200 260 234 226 236Z" />
    <path className="leaf" d="M188 240 224 238 226 272 188 274Z" />
    <path className="fine" d="M148 242 146 272M186 204 222 200M260 234 262 272" />
  </>
);

export const SLIPPERS = (
  <>
    <path
      className="clay"
      d="M44 276Q46 264 60 264 78 266 88 276 88 284 78 286H50Q42 284 44 276ZM74 290Q78 279 92 280 108 282 116 290 116 298 106 299H80Q73 298 74 290Z"
    />
    <path
      className="cream"
      d="M46 277Q52 268 60 272 64 278 58 281 50 282 46 277ZM77 291Q84 283 92 287 95 293 88 295 81 296 77 291Z"
    />
  </>
);

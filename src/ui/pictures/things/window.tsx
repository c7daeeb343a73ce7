// What stands and lies at a window over the water, on a field of 400 by 300.

export const VIEW = (
  <>
    <path className="sky flat" d="M118 30H330V196H118Z" />
    <path className="leaf" d="M196 146Q240 92 300 104 316 108 332 100V146Z" />
    <path className="slate" d="M116 146Q146 96 184 112 214 124 246 146Z" />
    <path className="lake" d="M116 146Q220 140 332 146V200H116Z" />
    <path className="fine" d="M182 172Q196 167 210 172M238 162Q252 157 264 162M136 186Q148 182 158 186" />
  </>
);

export const SAIL_AND_BIRDS = (
  <>
    <path d="M246 62Q254 52 262 62 270 52 279 61M280 82Q286 75 292 82 298 75 305 81" />
    <path className="cream" d="M136 158Q156 162 174 157 170 168 156 169 142 168 136 158Z" />
    <path className="cream" d="M154 156V116Q174 134 174 152Z" />
  </>
);

export const FRAME = (
  <>
    <path className="wood" d="M106 18H342V208H106ZM120 32V196H218V32ZM230 32V196H328V32Z" fillRule="evenodd" />
    <path className="wood" d="M92 206Q224 202 356 206V222Q224 218 92 222Z" />
  </>
);

export const CURTAIN = (
  <>
    <path
      className="clay"
      d="M88 12Q128 8 148 14 152 70 132 108 128 118 116 120 124 170 120 214 100 218 82 212 90 110 88 12Z"
    />
    <path className="ochre" d="M98 112Q112 120 134 112L132 121Q114 128 98 121Z" />
    <path className="fine" d="M112 18Q116 64 108 106M108 132Q110 170 104 204" />
  </>
);

export const ARMCHAIR = (
  <>
    <path d="M258 270 252 290M368 268 376 288" />
    <path
      className="leaf"
      d="M244 212Q238 196 252 192 270 190 276 206 282 130 296 110 330 94 366 108 386 140 384 220 388 256 376 270 310 280 256 274 244 256 244 212Z"
    />
    <path className="leaf" d="M278 214Q300 206 350 212 356 222 352 232 310 240 280 234Z" />
    <path className="leaf" d="M244 212Q240 196 254 193 276 192 277 216L280 272Q266 276 252 272Z" />
    <path className="fine" d="M300 130Q296 166 292 206" />
  </>
);

export const SHAWL = (
  <>
    <path
      className="ochre"
      d="M310 102Q340 90 372 108 392 150 392 206 386 214 380 208 374 216 366 208 360 216 352 206 346 214 340 202 344 150 310 102Z"
    />
    <path
      className="fine"
      d="M330 100Q362 140 362 206M352 100Q380 150 380 204M342 132Q364 124 384 134M352 166Q372 160 390 168"
    />
    <path className="fine" d="M346 208V218M356 210V220M366 212V222M376 212V222M388 210V220" />
  </>
);

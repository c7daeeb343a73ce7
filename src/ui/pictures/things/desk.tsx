// What stands and lies where somebody reads, on a field of 400 by 300.

export const LAMP = (
  <>
    <path d="M98 118Q96 160 99 206" />
    <path className="lake" d="M52 118Q60 74 78 52 98 47 118 52 136 74 144 118 98 128 52 118Z" />
    <path className="fine" d="M70 116Q76 84 86 60" />
    <path className="ochre" d="M64 222Q66 206 99 205 131 206 134 222Z" />
    <path d="M124 124V142" />
    <path className="ochre" d="M121 142a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z" />
  </>
);

export const LAMP_GLOW = (
  <>
    <path className="glow flat" d="M56 122 6 222H236L140 122Q98 130 56 122Z" />
  </>
);

export const LAMP_RAYS = (
  <>
    <path className="fine" d="M40 96 26 90M46 70 34 58M150 70 164 58M156 96 172 90" />
  </>
);

export const BOOK = (
  <>
    <path
      className="clay"
      d="M142 214Q140 200 150 180L246 176 342 182Q352 204 350 216 298 220 246 224 194 220 142 214Z"
    />
    <path
      className="cream"
      d="M246 218Q206 200 150 208 154 188 164 172 212 164 247 184 282 164 328 173 338 190 342 209 288 200 246 218Z"
    />
    <path d="M247 184Q244 200 246 218" />
    <path className="fine" d="M178 182Q208 176 232 188M174 192Q206 186 230 198M270 183Q292 176 312 180" />
  </>
);

export const GLASSES = (
  <>
    <path
      className="pane"
      d="M262 196a13 10 -8 1 1 26 -3a13 10 -8 1 1 -26 3ZM298 191a13 10 -8 1 1 26 -3a13 10 -8 1 1 -26 3Z"
    />
    <path d="M288 191Q293 185 298 189M264 189Q272 172 292 172M324 186Q334 174 350 176" />
  </>
);

export const BOOKS = (
  <>
    <path className="leaf" d="M308 180 382 178Q386 188 382 199L308 201Q304 191 308 180Z" />
    <path className="ochre" d="M302 201 376 199Q381 210 377 221L302 222Q297 212 302 201Z" />
    <path className="fine" d="M322 181V200M362 200V221" />
  </>
);

export const BRUSHES = (
  <>
    <path d="M344 134 338 100M353 133 354 92M360 134 370 104" />
    <path className="clay" d="M350 100Q348 88 354 80 359 88 358 100Z" />
    <path className="slate" d="M336 134 368 133 365 178 340 179Z" />
  </>
);

export const CHILDS_DRAWING = (
  <>
    <path className="cream" d="M190 42 268 37 271 104 193 107Z" />
    <path className="fine" d="M212 96V76L232 60 252 74V95Z" />
    <path className="fine" d="M227 95V82H237V95" />
    <path className="ochre" d="M202 56a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z" />
    <path className="clay" d="M227 40a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z" />
  </>
);

export const DESK = (
  <>
    <path className="wood" d="M34 242 38 284H54L56 242ZM344 242 346 284H362L366 242Z" />
    <path className="wood" d="M8 222Q200 216 392 222V244Q200 238 8 244Z" />
  </>
);

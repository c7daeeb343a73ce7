/** A telephone with its plug out: there is no connection. */

export const TELEPHONE = (
  <>
    <path d="M54 148Q20 150 16 134 14 122 26 120 40 120 36 108" />
    <path className="cream" d="M28 94 40 90 45 105 33 109Z" />
    <path d="M30 93 28 86M37 91 35 84" />
    <path className="leaf" d="M62 156Q60 126 84 104 100 94 120 94 140 94 156 104 180 126 178 156Z" />
    <path className="cream" d="M94 132a26 22 0 1 0 52 0a26 22 0 1 0-52 0Z" />
    <path
      className="fine"
      d="M112 132a8 7 0 1 0 16 0a8 7 0 1 0-16 0ZM104 128v.1M109 119v.1M120 115v.1M131 119v.1M136 128v.1M105 139v.1M135 139v.1"
    />
    <path
      className="leaf"
      d="M54 92Q44 84 50 70 84 48 120 48 156 48 190 70 196 84 186 92 176 100 160 92 156 84 158 78 120 66 82 78 84 84 80 92 64 100 54 92Z"
    />
    <path d="M100 94V82M140 94V82" />
    <path className="wood" d="M46 156H194V166H46Z" />
  </>
);

/** A pot with its first two leaves, and a can: there is nothing yet. */

export const SEEDLING = (
  <>
    <path className="wood" d="M20 104Q40 92 58 96 80 92 94 104Z" />
    <path className="clay" d="M20 116H94L86 160H28Z" />
    <path className="clay" d="M14 102H100V118H14Z" />
    <path d="M57 98Q55 82 58 68" />
    <path className="leaf" d="M58 76Q38 78 34 60 54 56 58 76ZM58 70Q62 50 80 52 80 70 58 70Z" />
    <path d="M212 100Q240 98 238 118 236 138 210 142" />
    <path className="lake" d="M158 104H214L218 160H154Z" />
    <path className="lake" d="M158 138Q142 120 136 92L130 94 126 82 148 76 152 86 146 88Q150 108 160 118Z" />
    <path d="M166 104Q188 72 208 104" />
    <path className="fine" d="M122 90 116 97M128 96 124 104M172 122H200M40 132Q56 138 74 132" />
  </>
);

/** A hand around a warm cup: there is nothing to do for now. */

export const CUP_IN_HAND = (
  <>
    <path className="fine" d="M92 44Q84 34 92 25 100 16 92 7M112 44Q104 34 112 25 120 16 112 7" />
    <path className="lake" d="M246 169 178 158Q170 138 184 118L246 127Z" />
    <path className="cream" d="M186 161 173 158Q165 138 179 115L192 118Q179 139 186 161Z" />
    <path className="skin" d="M175 122Q160 96 142 84 132 80 130 90L140 150Q156 160 172 154 164 138 175 122Z" />
    <path className="clay" d="M62 58Q102 66 142 58L138 138Q136 158 102 158 68 158 66 138Z" />
    <path className="cream" d="M62 58Q64 50 102 50 140 50 142 58 140 66 102 66 64 66 62 58Z" />
    <path className="wood flat" d="M72 58Q76 54 102 54 128 54 132 58 126 62 102 62 78 62 72 58Z" />
    <path className="skin" d="M150 84Q128 80 108 82 100 84 101 90 103 96 110 96L142 98Z" />
    <path className="skin" d="M152 98Q126 95 102 98 94 100 95 106 97 112 104 112L146 114Z" />
    <path className="skin" d="M154 114Q128 112 105 115 98 117 99 122 101 128 107 128L148 130Z" />
    <path className="skin" d="M152 130Q132 128 113 131 107 133 108 138 110 143 116 143L144 144Z" />
    <path className="skin flat" d="M138 84 160 100 168 128 152 152 140 146Z" />
    <path className="fine" d="M62 66 66 138" />
  </>
);

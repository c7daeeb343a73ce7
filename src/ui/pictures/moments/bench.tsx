/** A bench in the evening sun, a hat and a shawl left on it: all is done. */

export const BENCH = (
  <>
    <path className="ochre" d="M116 74a27 27 0 1 0 54 0a27 27 0 1 0-54 0Z" />
    <path className="leaf" d="M4 118Q50 84 98 104 140 82 176 104 208 92 236 112Q240 136 228 150H10Q2 140 4 118Z" />
    <path className="wood" d="M30 158Q38 110 30 70L40 70Q40 110 50 158Z" />
    <path className="leaf" d="M34 82Q2 84 6 58 -2 34 22 26 34 8 52 20 76 20 74 44 82 72 54 78 44 86 34 82Z" />
    <path className="fine" d="M22 52Q26 44 34 46M46 60Q54 62 58 54M40 34Q48 32 52 38" />
    <path d="M86 136 82 166M206 136 210 166M98 136 97 158M194 136 195 158" />
    <path className="wood" d="M80 92Q146 88 212 92V101Q146 97 80 101ZM80 107Q146 103 212 107V116Q146 112 80 116Z" />
    <path d="M88 91V130M204 91V130" />
    <path className="wood" d="M74 128Q146 123 218 128V138Q146 133 74 138Z" />
    <path
      className="clay"
      d="M150 88Q164 82 178 88L186 130Q180 136 175 131 170 137 164 131 158 137 153 131 150 134 148 128Z"
    />
    <path
      className="fine"
      d="M156 87 158 130M168 86 174 130M150 104Q166 99 181 103M150 117Q166 112 183 116M152 134V141M160 135V142M168 135V142M177 134V141M184 132V138"
    />
    <g transform="translate(0 2)">
      <path
        className="ochre"
        d="M96 122Q104 116 110 116 111 104 120 103 123 106 127 103 136 104 137 116 143 116 149 122 122 130 96 122Z"
      />
      <path className="cream" d="M110 116Q124 120 137 116L136 111Q124 115 110 111Z" />
    </g>
  </>
);

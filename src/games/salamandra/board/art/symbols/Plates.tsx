import { Drawing } from './Drawing.tsx';

/** The herbarium plates of the sheet, and what flies over them at night. */
export const Plates = () => (
  <>
    <Drawing id="deco-fern" box="0 0 180 250">
      <path
        d="M58 214c-12 2-33-8-46-19 15-1 36 5 46 19zm0 0c9-12 31-19 48-17-12 9-33 19-48 17zm1-8c-13 2-35-11-48-22 15-1 37 7 48 22zm0 0c8-13 31-21 49-19-13 10-34 21-49 19zm0-18c-13 1-34-13-48-26 17 1 39 10 48 26zm0 0c10-13 33-20 52-18-13 10-35 20-52 18zm2-16c-14 0-35-16-48-30 16 2 39 12 48 30zm0 0c9-14 34-22 53-19-14 9-37 21-53 19zm1-9c-14 0-35-17-48-31 17 1 39 13 48 31zm0 0c9-14 34-22 54-20-14 10-37 22-54 20zm2-18c-14-1-35-19-47-34 17 2 39 16 47 34zm0 0c9-14 35-22 54-20-14 10-37 22-54 20zm2-18c-14-2-33-21-44-38 17 4 38 19 44 38zm0 0c10-13 36-22 56-19-15 10-38 21-56 19zm2-9c-14-2-32-23-42-40 17 5 37 21 42 40zm0 0c10-13 35-21 55-18-14 10-38 21-55 18zm4-16C59 98 43 76 35 59c16 6 34 23 37 43zm0 0c10-13 36-20 55-16-15 9-38 19-55 16zm5-17C65 80 51 58 44 41c15 7 31 25 33 44zm0 0c11-12 35-18 54-14-15 8-38 17-54 14zm3-8C68 72 56 50 51 33c13 8 28 26 29 44zm0 0c10-12 33-18 51-14-14 8-35 17-51 14zm6-16C75 56 66 35 61 18c13 8 25 26 25 43zm0 0c10-10 32-15 48-11-13 7-34 15-48 11zm6-13C83 42 76 22 74 6c10 9 20 26 18 42zm0 0c9-9 30-13 45-8-12 6-32 12-45 8zm6-11C91 30 88 11 88-3c8 9 14 26 10 40zm0 0c9-8 28-9 41-4-11 4-29 8-41 4zm4-5c-6-7-8-23-7-35 6 8 11 23 7 35zm0 0c8-7 24-7 35-3-10 4-25 7-35 3zm7-9c-5-5-5-19-4-28 5 7 8 19 4 28zm0 0c6-5 19-5 28-1-8 2-21 4-28 1zm5-7c-3-3-4-13-3-19 4 5 6 13 3 19zm0 0c4-3 14-4 20-2-6 2-14 4-20 2z"
        fill="var(--deco)"
        fillOpacity=".16"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
      <path
        d="M58 214q-21-8-42-17m42 17q22-7 43-15m-42 7q-22-10-44-20m44 20q22-8 44-17m-44-1q-21-11-43-23m43 23q24-8 47-16m-45 0q-22-13-44-27m44 27q24-9 48-17m-47 8q-22-14-44-28m44 28q24-9 48-18m-46 0q-21-15-42-31m42 31q24-9 49-18m-47 0Q46 110 27 93m39 34q25-8 50-17m-48 8Q49 101 31 82m37 36q25-8 49-16m-45 0Q55 83 39 63m33 39q25-7 49-15M77 85Q62 65 48 45M77 85q24-6 48-13M80 77Q67 57 54 37M80 77q23-6 46-13M86 61Q75 42 64 23M86 61q22-5 43-10M92 48Q83 29 75 10M92 48q20-4 40-8M98 37Q93 19 89 1m9 36q19-2 37-4m-33-1Q99 16 96 1m6 31q16-1 32-3m-25-6q-2-13-4-25m4 25q12-1 25-1m-20-6q-1-8-2-17m2 17q9-1 18-2"
        fill="none"
        stroke="var(--deco)"
        strokeWidth=".5"
      />
      <path
        d="M59.8 240c.7-2.9.1-10.5.2-17.6.1-7.2.1-16.8.4-25.2.4-8.4 1-16.7 1.8-25.4.8-8.6 1.6-17.6 2.8-26.5 1.2-8.9 2.5-18 4.2-26.6 1.8-8.7 3.9-16.9 6.3-25.1C78 85.3 81 76.7 83.9 69.1c2.8-7.5 5.6-14.6 8.7-20.8 3.1-6.2 6.5-11.5 9.8-16.3 3.2-4.8 8.1-10.2 9.6-12.3 1.4-2.1 1.1-2.4-.7-.5-1.7 2-6.5 7.5-9.8 12.2-3.4 4.7-6.9 10.1-10.1 16.3-3.2 6.2-6.1 13.3-9.1 20.8-3 7.6-6.1 16.2-8.6 24.5-2.6 8.3-4.8 16.5-6.7 25.2-1.8 8.7-3.2 17.9-4.5 26.8-1.3 8.8-2.3 17.9-3.1 26.5-.9 8.7-1.6 17.1-2.1 25.5-.4 8.5-.6 18.1-.8 25.3-.1 7.2-.9 14.7-.3 17.7.5 2.9 3 3 3.6 0z"
        fill="var(--deco)"
      />
      <path
        d="M58 240c-4-24-20-34-22-52-1-10 8-14 13-8 4 5 0 11-5 9"
        fill="none"
        stroke="var(--deco)"
        strokeWidth="1.3"
      />
    </Drawing>
    <Drawing id="deco-daisy" box="0 0 180 250">
      <path
        d="M92 250C90 190 78 130 60 66M92 250C100 190 120 150 142 116M91 230C84 196 60 170 34 150"
        fill="none"
        stroke="var(--deco)"
        strokeWidth="1.3"
      />
      <path
        d="M88 200L48 177M82 197L70 200M82 197L79 185M77 193L66 197M77 193L74 182M71 190L61 193M71 190L68 180M65 187L57 189M65 187L63 178M60 184L52 186M60 184L58 176M54 180L48 182M54 180L52 174"
        fill="none"
        stroke="var(--deco)"
      />
      <path
        d="M95 205L138 180M101 201L104 188M101 201L114 205M107 198L110 186M107 198L119 201M114 194L116 184M114 194L124 197M120 191L122 181M120 191L129 193M126 187L128 179M126 187L134 189M132 184L134 177M132 184L139 185"
        fill="none"
        stroke="var(--deco)"
      />
      <path
        d="M78 140L39 147M72 141L66 150M72 141L64 135M67 142L61 150M67 142L59 136M61 143L56 150M61 143L54 138M55 144L51 150M55 144L49 139M50 145L46 150M50 145L45 141M44 146L41 150M44 146L40 143"
        fill="none"
        stroke="var(--deco)"
      />
      <path
        d="M112 160L151 153M118 159L124 150M118 159L126 165M123 158L129 150M123 158L131 164M129 157L134 150M129 157L136 162M135 156L139 150M135 156L141 161M140 155L144 150M140 155L145 159M146 154L149 150M146 154L150 157"
        fill="none"
        stroke="var(--deco)"
      />
      <path
        d="M69 61c7-6 19-4 28 2-8 4-21 5-28-2zm-1 4c8-2 19 5 24 14-9 0-21-5-24-14zm-3 3c9 1 15 12 15 23-8-4-16-13-15-23zm-4 1c7 5 8 18 4 27-6-7-9-18-4-27zm-4 0c4 8-1 19-8 26-2-9 0-21 8-26zm-3-2c0 8-10 17-19 20 2-9 9-19 19-20zm-3-4c-3 8-15 12-25 10 5-7 16-13 25-10zm0-4c-7 6-19 4-28-2 8-4 21-5 28 2zm1-4c-8 2-19-5-24-14 9 0 21 5 24 14zm3-3c-9-1-15-12-15-23 8 4 16 13 15 23zm4-1c-7-5-8-18-4-27 6 7 9 18 4 27zm4 0c-4-8 1-19 8-26 2 9 0 21-8 26zm3 2c0-8 10-17 19-20-2 9-9 19-19 20zm3 4c3-8 15-12 25-10-5 7-16 13-25 10z"
        fill="var(--label)"
        fillOpacity=".6"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
      <ellipse
        cx="60"
        cy="60"
        rx="10.1"
        ry="10.1"
        fill="var(--deco)"
        fillOpacity=".16"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
      <path
        d="M151 112c5-4 14-3 20 2-5 3-15 4-20-2zm-1 3c6-2 13 2 17 8-6 1-15-1-17-8zm-3 1c6 1 10 8 9 15-5-2-10-8-9-15zm-4 1c5 4 3 10-1 15-3-5-4-12 1-15zm-3-1c0 6-6 11-13 13 1-6 6-13 13-13zm-2-2c-3 6-12 8-19 6 4-5 12-9 19-6zm-1-2c-5 4-14 3-20-2 5-3 15-4 20 2zm1-3c-6 2-13-2-17-8 6-1 15 1 17 8zm3-1c-6-1-10-8-9-15 5 2 10 8 9 15zm4-1c-5-4-3-10 1-15 3 5 4 12-1 15zm3 1c0-6 6-11 13-13-1 6-6 13-13 13zm2 2c3-6 12-8 19-6-4 5-12 9-19 6z"
        fill="var(--label)"
        fillOpacity=".6"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
      <ellipse
        cx="144"
        cy="112"
        rx="7.6"
        ry="5.3"
        fill="var(--deco)"
        fillOpacity=".16"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
      <path
        d="M35 146c3-3 9-2 13 1-4 2-10 3-13-1zm-2 2c4-1 9 2 11 6-4 0-9-1-11-6zm-3 1c4 1 4 5 2 8-3-2-4-5-2-8zm-3-1c0 4-4 7-8 8 1-4 4-8 8-8zm-2-1c-2 3-8 4-13 2 4-3 9-5 13-2zm1-2c-4 2-10 0-13-4 4-1 10 0 13 4zm2-2c-4 1-6-4-6-8 3 1 7 4 6 8zm3 0c-2-3 1-7 4-9 1 4 0 8-4 9zm3 1c1-4 7-5 12-5-3 4-8 7-12 5z"
        fill="var(--label)"
        fillOpacity=".6"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
      <ellipse
        cx="30"
        cy="146"
        rx="5"
        ry="3"
        fill="var(--deco)"
        fillOpacity=".16"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
    </Drawing>
    <Drawing id="deco-lantern" box="0 0 210 160">
      <path
        d="M4 14C50 10 110 20 160 60 176 74 186 96 188 120M62 14C72 30 76 42 76 56M112 28C122 44 128 58 128 74M156 56C162 70 164 82 164 96"
        fill="none"
        stroke="var(--deco)"
        strokeWidth="1.4"
      />
      <path
        d="M30 12C31-2 49-12 66-14C62 0 48 14 30 12Z"
        fill="var(--deco)"
        fillOpacity=".16"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
      <path d="M30 12Q46 0 61-10" fill="none" stroke="var(--deco)" strokeWidth=".6" />
      <path
        d="M40 12C54 16 61 36 60 53C47 46 35 30 40 12Z"
        fill="var(--deco)"
        fillOpacity=".16"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
      <path d="M40 12Q49 31 58 48" fill="none" stroke="var(--deco)" strokeWidth=".6" />
      <path
        d="M88 19C90 5 109-5 126-7C121 8 106 22 88 19Z"
        fill="var(--deco)"
        fillOpacity=".16"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
      <path d="M88 19Q105 7 121-3" fill="none" stroke="var(--deco)" strokeWidth=".6" />
      <path
        d="M96 21C107 27 108 46 104 60C94 52 88 35 96 21Z"
        fill="var(--deco)"
        fillOpacity=".16"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
      <path d="M96 21Q100 39 103 55" fill="none" stroke="var(--deco)" strokeWidth=".6" />
      <path
        d="M138 42C142 29 161 22 178 23C171 35 155 46 138 42Z"
        fill="var(--deco)"
        fillOpacity=".16"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
      <path d="M138 42Q156 33 172 25" fill="none" stroke="var(--deco)" strokeWidth=".6" />
      <path
        d="M176 80C182 69 200 66 215 69C206 79 190 87 176 80Z"
        fill="var(--deco)"
        fillOpacity=".16"
        stroke="var(--deco)"
        strokeWidth=".8"
      />
      <path d="M176 80Q193 75 209 71" fill="none" stroke="var(--deco)" strokeWidth=".6" />
      <g transform="translate(76 56)scale(1.5)">
        <path
          d="M0-1C5-2 9 3 8.5 9 8 14 3 17 0 24-3 17-8 14-8.5 9-9 3-5-2 0-1z"
          fill="var(--deco)"
          fillOpacity=".26"
          stroke="var(--deco)"
          strokeWidth=".9"
        />
        <path d="M0-1C-4.5 5-4 14 0 24 4 14 4.5 5 0-1zM0-1V24" fill="none" stroke="var(--deco)" strokeWidth=".7" />
      </g>
      <g transform="translate(128 74)scale(1.7)">
        <path
          d="M0-1C5-2 9 3 8.5 9 8 14 3 17 0 24-3 17-8 14-8.5 9-9 3-5-2 0-1z"
          fill="var(--deco)"
          fillOpacity=".26"
          stroke="var(--deco)"
          strokeWidth=".9"
        />
        <path d="M0-1C-4.5 5-4 14 0 24 4 14 4.5 5 0-1zM0-1V24" fill="none" stroke="var(--deco)" strokeWidth=".7" />
      </g>
      <g transform="translate(164 96)scale(1.4)">
        <path
          d="M0-1C5-2 9 3 8.5 9 8 14 3 17 0 24-3 17-8 14-8.5 9-9 3-5-2 0-1z"
          fill="var(--deco)"
          fillOpacity=".26"
          stroke="var(--deco)"
          strokeWidth=".9"
        />
        <path d="M0-1C-4.5 5-4 14 0 24 4 14 4.5 5 0-1zM0-1V24" fill="none" stroke="var(--deco)" strokeWidth=".7" />
      </g>
      <g transform="translate(188 120)scale(1.2)">
        <path
          d="M0-1C5-2 9 3 8.5 9 8 14 3 17 0 24-3 17-8 14-8.5 9-9 3-5-2 0-1z"
          fill="var(--deco)"
          fillOpacity=".26"
          stroke="var(--deco)"
          strokeWidth=".9"
        />
        <path d="M0-1C-4.5 5-4 14 0 24 4 14 4.5 5 0-1zM0-1V24" fill="none" stroke="var(--deco)" strokeWidth=".7" />
      </g>
    </Drawing>
    <Drawing id="deco-sun" box="0 0 100 100">
      <path
        d="M46.5 25.2Q46.9 14.1 50 4q.6 10 3.5 21.2m5.9 1.6Q65.2 17.4 73 10.2q-4.5 8.9-7.6 20.1m4.3 4.3q9.8-5.2 20.1-7.6-8.3 5.5-16.6 13.6m1.6 5.9Q85.9 46.9 96 50q-10 .6-21.2 3.5m-1.6 5.9Q82.6 65.2 89.8 73q-8.9-4.5-20.1-7.6m-4.3 4.3q5.2 9.8 7.6 20.1-5.5-8.3-13.6-16.6m-5.9 1.6Q53.1 85.9 50 96q-.6-10-3.5-21.2m-5.9-1.6Q34.8 82.6 27 89.8q4.5-8.9 7.6-20.1m-4.3-4.3Q20.5 70.6 10.2 73q8.3-5.5 16.6-13.6m-1.6-5.9Q14.1 53.1 4 50q10-.6 21.2-3.5m1.6-5.9Q17.4 34.8 10.2 27q8.9 4.5 20.1 7.6m4.3-4.3Q29.4 20.5 27 10.2q5.5 8.3 13.6 16.6"
        fill="var(--gold2)"
        fillOpacity=".45"
        stroke="var(--gold)"
        strokeWidth=".9"
      />
      <path
        d="M56.7 24.9l2.9-10.6M50 23V12M68.4 31.6l7.8-7.8M63.5 26.6 69 17.1m6.1 26.2 10.6-2.9M73.4 36.5 82.9 31M75.1 56.7l10.6 2.9M77 50H88M68.4 68.4l7.8 7.8M73.4 63.5 82.9 69M56.7 75.1l2.9 10.6m3.9-12.3L69 82.9M43.3 75.1 40.4 85.7M50 77V88M31.6 68.4l-7.8 7.8m12.7-2.8L31 82.9M24.9 56.7 14.3 59.6m12.3 3.9L17.1 69m7.8-25.7-10.6-2.9M23 50H12M31.6 31.6l-7.8-7.8m2.8 12.7L17.1 31m26.2-6.1-2.9-10.6M36.5 26.6 31 17.1"
        fill="none"
        stroke="var(--gold)"
        strokeWidth=".7"
      />
      <circle cx="50" cy="50" r="22" fill="var(--gold2)" fillOpacity=".55" stroke="var(--gold)" />
      <circle cx="50" cy="50" r="19" fill="none" stroke="var(--gold)" strokeWidth=".6" />
      <path
        d="M40 47q3.5-3 7 0M53 47q3.5-3 7 0M50 47c-1 4-2 6-1.5 8h3M43 60q7 5 14 0"
        fill="none"
        stroke="var(--gold)"
      />
    </Drawing>
    <Drawing id="deco-moon" box="0 0 100 100">
      <circle cx="46" cy="50" r="46" fill="url(#sm-moonglow)" />
      <path d="M60 22A30 30 0 1 0 78 62 25 25 0 0 1 60 22z" fill="var(--dm2)" stroke="var(--gold2)" />
      <path
        d="M29.1 30h3.8M25.5 35h4.6M23.2 40h5.4M21.9 45h6.2M21.5 50h7M21.9 55h6.2M23.2 60h5.4M25.5 65h4.6M29.1 70h3.8"
        fill="none"
        stroke="#8b7f9e"
        strokeWidth=".8"
        opacity=".7"
      />
      <path
        d="M74 28l1.6 4.4L80 34l-4.4 1.6L74 40l-1.6-4.4L68 34l4.4-1.6zM90 44.5l.9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9zM84 17l.8 2.2L87 20l-2.2.8L84 23l-.8-2.2L81 20l2.2-.8zM66 43.5l.7 1.9 1.8.6-1.8.6-.7 1.9-.7-1.9-1.8-.6 1.8-.6z"
        fill="var(--gold2)"
      />
    </Drawing>
    <Drawing id="deco-firefly" box="0 0 16 16">
      <circle cx="8" cy="8" r="8" fill="url(#sm-firefly)" />
    </Drawing>
  </>
);

import { expect, test } from "vitest";
import { smallTalkIn, withoutCourtesies } from "../../server/content/search/small-talk.ts";
import { isMemory, isSendOff, tellsOnly } from "../../server/guidance/tells.ts";

const GREETINGS = [
  "Hello, is anybody there",
  "evening",
  "Hi sweetheart, how are you this morning",
  "Good day sir",
  "knock knock, anyone there?",
  "hello young man",
  "Hiya! Rosemary here, 78 and three quarters",
  "Hi, my name is Walter Burns",
  "hola como esta",
  "Hola mija",
  "¿Cómo amaneció?",
  "buenas noches, hay alguien ahi",
  "ola q tal",
  "Buenas, soy Don Chuy de Laredo 82 años a sus ordenes",
];
const THANKS = [
  "Thanks hon, you been a big help",
  "youre a peach thank you",
  "God bless you honey",
  "have a nice evening, bye",
  "thank you young man, you've been very kind",
  "muchas gracias joven, que pase buen dia",
  "Hasta mañana si Dios quiere",
  "Que Dios la bendiga",
  "gracias por su tiempo",
];
const OTHERS = [
  "hi my knee hurts",
  "hola me siento muy sola",
  "good night forever",
  "goodbye everyone",
  "adios a todos, ya me voy de este mundo",
  "thank you for nothing",
  "how are you so sure",
  "no gracias ya no quiero nada",
  "me despido",
  "I'm dizzy",
  "soy diabetica",
  "help my husband",
  "help me",
  "God help me now",
  "goodbye my dear friends",
  "My time is up, goodbye",
  "I am going to be with God soon. Goodbye",
  "Good night Lord, take me",
  "Adiós vida",
  "I'm DIZZY",
  "I am Constipated",
  "Pain here",
  "This is Urgent",
  "bueno",
];

test("a greeting is known in the words in which people greet, and with a name", () => {
  expect(GREETINGS.map(smallTalkIn)).toEqual(GREETINGS.map(() => "greeting"));
});

test("so are thanks and farewells", () => {
  expect(THANKS.map(smallTalkIn)).toEqual(THANKS.map(() => "thanks"));
});

test("whoever says more than that has said something", () => {
  expect(OTHERS.map(smallTalkIn)).toEqual(OTHERS.map(() => null));
});

test("a memory asks for nothing, a complaint or a question for something", () => {
  const told = [
    "My brother drowned when we were kids, 1951. It is a sweet sort of remembering now",
    "Mi esposo falleció hace 30 años, le pongo su altar",
  ];
  const asked = [
    "whats the best time to plant garlic",
    "My tooth hurts, can you help",
    "¿Le pongo su altar este año?",
    "knee pain",
  ];
  expect(told.map(tellsOnly)).toEqual([true, true]);
  expect(asked.map(tellsOnly)).toEqual([false, false, false, false]);
});

test("a memory tells how something was, and complains of nothing that is now", () => {
  const memories = [
    "My late husband and I used to dance every saturday at the VFW, he was a terrible dancer",
    "mi abuelita en Santa Ana curaba todo con hojas, hasta el mal de ojo",
    "my mother made bean soup on the wood stove",
    "mi mamá nos hacía té de hojas de naranjo",
  ];
  const others = [
    "I used to walk three miles, now my hip hurts",
    "When I was in the hospital they gave me the wrong pills",
    "I broke my hip two years ago",
    "me operaron hace 3 años de la rodilla",
    "How did they dance when we were kids?",
    "I used to sleep so well and my nights are awful",
    "Solía caminar mucho y me siento muy débil",
    "my husband got dizzy at church",
    "mi mamá se mareaba en misa",
    "my wife made soup, is it still good?",
    "my husband made me sign a paper",
    "my husband told me he will not be a bother",
    "mi tío me tocaba por las noches",
    "mi marido me daba golpes cuando tomaba",
    "My wife cooked every meal and I can’t",
  ];
  expect(memories.filter(isMemory)).toEqual(memories);
  expect(others.filter(isMemory)).toEqual([]);
});

test("a goodbye with what somebody will do is one, and a question or a complaint with thanks is none", () => {
  const goodbyes = [
    "I will go Tuesday when it is quiet. Much obliged",
    "tonight I'm going to sit with my neighbor instead. bye now and thank you",
    "mañana voy a caminar con mi comadre. Gracias, mija",
    "gracias mi reina, mañana le cuento",
    "pues el martes me doy la vuelta con mi compay Tito. Cuídate",
  ];
  const others = [
    "thanks. I will try it, but how long does it take?",
    "my knee hurts on the stairs. Thank you",
    "me duele la rodilla. Gracias",
    "I will go Tuesday when it is quiet",
    "I don't feel well. Thank you",
    "me duele la rodilla por la mañana. Gracias",
    "Me viene un mareo al levantarme. Gracias",
    "I'm going blind. Thanks",
    "I'm going to be with my wife soon. Goodbye",
    "I'll call her and say I am not a burden any more. Thank you for everything",
    "I'll send him the gift cards today. Thank you",
    "gracias. y cuanto tarda si lo hago mañana",
    "Thank you. Does Medicare pay if I'm going to call a nursing home",
  ];
  expect(goodbyes.filter(isSendOff)).toEqual(goodbyes);
  expect(others.filter(isSendOff)).toEqual([]);
});

test.each([
  ["Hello. I am 81 and live alone with my cat.", "I am 81 and live alone with my cat.", "greeting"],
  ["Hola, soy Carmita, cubana de pura cepa", "soy Carmita, cubana de pura cepa", "greeting"],
  ["ta bueno, yo le digo. buenas noches", "ta bueno, yo le digo.", "greeting"],
  ["ok well thank you hon, gonna call them monday", "gonna call them monday", "thanks"],
  ["my knee hurts, thank you for asking", "my knee hurts, thank you for asking", null],
  ["Good night", "Good night", null],
  ["Help, I slid off my chair", "Help, I slid off my chair", null],
  ["😢\nshe left me", "😢\nshe left me", null],
] as const)("of %j is left %j, and the courtesy is %s", (text, rest, courtesy) => {
  expect(withoutCourtesies(text)).toEqual({ rest, courtesy });
});

/** Unusual texts that layouts must withstand. */
export const exampleTexts = {
  /** 60 letters without a break opportunity. */
  longWord: 'Kraniomandibulardysfunktionsbehandlungsterminvereinbarungsst',
  /** 200 characters. */
  longTitle:
    'What a long title looks like when somebody writes down everything that comes to mind about the jaw, the neck, the shoulders, poor sleep, worn teeth and sore gums, and then adds a little more to it all',
  rightToLeft: 'ألم الفك والرقبة عند الاستيقاظ من النوم',
  emoji: 'Jaw 🦷 and sleep 😴👩🏽‍⚕️ 👨‍👩‍👧‍👦 🇺🇸',
} as const

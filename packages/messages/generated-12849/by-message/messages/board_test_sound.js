/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Test_SoundInputs */

const en_ca2_board_test_sound = /** @type {(inputs: Board_Test_SoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try the sound`)
};

const fr_ca2_board_test_sound = /** @type {(inputs: Board_Test_SoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Essayer le son`)
};

/**
* | output |
* | --- |
* | "Try the sound" |
*
* @param {Board_Test_SoundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_test_sound = /** @type {((inputs?: Board_Test_SoundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Test_SoundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_test_sound(inputs)
	return en_ca2_board_test_sound(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Without_SoundInputs */

const en_ca2_board_without_sound = /** @type {(inputs: Board_Without_SoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue without sound`)
};

const fr_ca2_board_without_sound = /** @type {(inputs: Board_Without_SoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continuer sans le son`)
};

/**
* | output |
* | --- |
* | "Continue without sound" |
*
* @param {Board_Without_SoundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_without_sound = /** @type {((inputs?: Board_Without_SoundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Without_SoundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_without_sound(inputs)
	return en_ca2_board_without_sound(inputs)
});
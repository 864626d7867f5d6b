/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Slots_NoneInputs */

const en_ca2_board_slots_none = /** @type {(inputs: Board_Slots_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No more slots today.`)
};

const fr_ca2_board_slots_none = /** @type {(inputs: Board_Slots_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plus aucune plage aujourd’hui.`)
};

/**
* | output |
* | --- |
* | "No more slots today." |
*
* @param {Board_Slots_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_slots_none = /** @type {((inputs?: Board_Slots_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Slots_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_slots_none(inputs)
	return en_ca2_board_slots_none(inputs)
});
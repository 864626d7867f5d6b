/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_ResumeInputs */

const en_ca2_board_resume = /** @type {(inputs: Board_ResumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Take orders again`)
};

const fr_ca2_board_resume = /** @type {(inputs: Board_ResumeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reprendre les commandes`)
};

/**
* | output |
* | --- |
* | "Take orders again" |
*
* @param {Board_ResumeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_resume = /** @type {((inputs?: Board_ResumeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_ResumeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_resume(inputs)
	return en_ca2_board_resume(inputs)
});
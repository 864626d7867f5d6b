/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Sign_InInputs */

const en_ca2_board_sign_in = /** @type {(inputs: Board_Sign_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in again`)
};

const fr_ca2_board_sign_in = /** @type {(inputs: Board_Sign_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Se reconnecter`)
};

/**
* | output |
* | --- |
* | "Sign in again" |
*
* @param {Board_Sign_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_sign_in = /** @type {((inputs?: Board_Sign_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Sign_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_sign_in(inputs)
	return en_ca2_board_sign_in(inputs)
});
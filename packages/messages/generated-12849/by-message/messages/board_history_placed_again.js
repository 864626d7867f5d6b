/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_History_Placed_AgainInputs */

const en_ca2_board_history_placed_again = /** @type {(inputs: Board_History_Placed_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`New again`)
};

const fr_ca2_board_history_placed_again = /** @type {(inputs: Board_History_Placed_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`De nouveau à commencer`)
};

/**
* | output |
* | --- |
* | "New again" |
*
* @param {Board_History_Placed_AgainInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_history_placed_again = /** @type {((inputs?: Board_History_Placed_AgainInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_History_Placed_AgainInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_history_placed_again(inputs)
	return en_ca2_board_history_placed_again(inputs)
});
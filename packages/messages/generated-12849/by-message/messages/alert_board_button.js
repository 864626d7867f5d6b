/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alert_Board_ButtonInputs */

const en_ca2_alert_board_button = /** @type {(inputs: Alert_Board_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the board`)
};

const fr_ca2_alert_board_button = /** @type {(inputs: Alert_Board_ButtonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ouvrir le tableau`)
};

/**
* | output |
* | --- |
* | "Open the board" |
*
* @param {Alert_Board_ButtonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_board_button = /** @type {((inputs?: Alert_Board_ButtonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Board_ButtonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_board_button(inputs)
	return en_ca2_alert_board_button(inputs)
});
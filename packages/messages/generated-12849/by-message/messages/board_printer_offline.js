/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, time: NonNullable<unknown> }} Board_Printer_OfflineInputs */

const en_ca2_board_printer_offline = /** @type {(inputs: Board_Printer_OfflineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: no connection since ${i?.time}`)
};

const fr_ca2_board_printer_offline = /** @type {(inputs: Board_Printer_OfflineInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : pas de connexion depuis ${i?.time}`)
};

/**
* | output |
* | --- |
* | "{name}: no connection since {time}" |
*
* @param {Board_Printer_OfflineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_printer_offline = /** @type {((inputs: Board_Printer_OfflineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Printer_OfflineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_printer_offline(inputs)
	return en_ca2_board_printer_offline(inputs)
});
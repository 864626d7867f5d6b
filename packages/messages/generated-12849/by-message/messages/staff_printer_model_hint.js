/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Model_HintInputs */

const en_ca2_staff_printer_model_hint = /** @type {(inputs: Staff_Printer_Model_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`So that accents print well. Choose one of the last if yours isn’t listed.`)
};

const fr_ca2_staff_printer_model_hint = /** @type {(inputs: Staff_Printer_Model_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour que les accents s’impriment bien. Choisissez l’un des derniers si le vôtre n’y est pas.`)
};

/**
* | output |
* | --- |
* | "So that accents print well. Choose one of the last if yours isn’t listed." |
*
* @param {Staff_Printer_Model_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_model_hint = /** @type {((inputs?: Staff_Printer_Model_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Model_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_model_hint(inputs)
	return en_ca2_staff_printer_model_hint(inputs)
});
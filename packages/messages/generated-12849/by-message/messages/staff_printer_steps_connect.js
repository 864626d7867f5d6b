/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Printer_Steps_ConnectInputs */

const en_ca2_staff_printer_steps_connect = /** @type {(inputs: Staff_Printer_Steps_ConnectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connect it to power and to the internet. Most print their IP address then.`)
};

const fr_ca2_staff_printer_steps_connect = /** @type {(inputs: Staff_Printer_Steps_ConnectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Branchez-la au courant et à Internet. La plupart impriment alors leur adresse IP.`)
};

/**
* | output |
* | --- |
* | "Connect it to power and to the internet. Most print their IP address then." |
*
* @param {Staff_Printer_Steps_ConnectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_printer_steps_connect = /** @type {((inputs?: Staff_Printer_Steps_ConnectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Printer_Steps_ConnectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_printer_steps_connect(inputs)
	return en_ca2_staff_printer_steps_connect(inputs)
});
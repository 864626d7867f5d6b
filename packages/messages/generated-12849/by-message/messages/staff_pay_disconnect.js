/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_DisconnectInputs */

const en_ca2_staff_pay_disconnect = /** @type {(inputs: Staff_Pay_DisconnectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Disconnect the account`)
};

const fr_ca2_staff_pay_disconnect = /** @type {(inputs: Staff_Pay_DisconnectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dissocier le compte`)
};

/**
* | output |
* | --- |
* | "Disconnect the account" |
*
* @param {Staff_Pay_DisconnectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_disconnect = /** @type {((inputs?: Staff_Pay_DisconnectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_DisconnectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_disconnect(inputs)
	return en_ca2_staff_pay_disconnect(inputs)
});
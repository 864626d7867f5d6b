/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Disconnect_AccountInputs */

const en_ca2_staff_act_disconnect_account = /** @type {(inputs: Staff_Act_Disconnect_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Disconnected the Stripe account`)
};

const fr_ca2_staff_act_disconnect_account = /** @type {(inputs: Staff_Act_Disconnect_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A dissocié le compte Stripe`)
};

/**
* | output |
* | --- |
* | "Disconnected the Stripe account" |
*
* @param {Staff_Act_Disconnect_AccountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_disconnect_account = /** @type {((inputs?: Staff_Act_Disconnect_AccountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Disconnect_AccountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_disconnect_account(inputs)
	return en_ca2_staff_act_disconnect_account(inputs)
});
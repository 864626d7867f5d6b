/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Connect_AccountInputs */

const en_ca2_staff_act_connect_account = /** @type {(inputs: Staff_Act_Connect_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connected a Stripe account`)
};

const fr_ca2_staff_act_connect_account = /** @type {(inputs: Staff_Act_Connect_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A relié un compte Stripe`)
};

/**
* | output |
* | --- |
* | "Connected a Stripe account" |
*
* @param {Staff_Act_Connect_AccountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_connect_account = /** @type {((inputs?: Staff_Act_Connect_AccountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Connect_AccountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_connect_account(inputs)
	return en_ca2_staff_act_connect_account(inputs)
});
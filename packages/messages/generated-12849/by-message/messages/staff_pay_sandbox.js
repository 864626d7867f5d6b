/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_SandboxInputs */

const en_ca2_staff_pay_sandbox = /** @type {(inputs: Staff_Pay_SandboxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You take test cards only. To take real cards, set the processor of your venue file to Stripe.`)
};

const fr_ca2_staff_pay_sandbox = /** @type {(inputs: Staff_Pay_SandboxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous n’acceptez que des cartes d’essai. Pour accepter de vraies cartes, choisissez Stripe dans le fichier de votre établissement.`)
};

/**
* | output |
* | --- |
* | "You take test cards only. To take real cards, set the processor of your venue file to Stripe." |
*
* @param {Staff_Pay_SandboxInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_sandbox = /** @type {((inputs?: Staff_Pay_SandboxInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_SandboxInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_sandbox(inputs)
	return en_ca2_staff_pay_sandbox(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Login_Why_EventsInputs */

const en_ca2_login_why_events = /** @type {(inputs: Login_Why_EventsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Sign in with the email that ${i?.name} has for you. Your events open next.`)
};

const fr_ca2_login_why_events = /** @type {(inputs: Login_Why_EventsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Utilisez l’adresse courriel connue chez ${i?.name}. Vos événements s’ouvriront ensuite.`)
};

/**
* | output |
* | --- |
* | "Sign in with the email that {name} has for you. Your events open next." |
*
* @param {Login_Why_EventsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_why_events = /** @type {((inputs: Login_Why_EventsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Why_EventsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_why_events(inputs)
	return en_ca2_login_why_events(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Reminder_WhyInputs */

const en_ca2_reminder_why = /** @type {(inputs: Reminder_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re getting this email because you order meals here and asked for news. You can stop it in your profile.`)
};

const fr_ca2_reminder_why = /** @type {(inputs: Reminder_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous recevez ce courriel parce que vous commandez des repas ici et avez demandé des nouvelles. Vous pouvez l’arrêter dans votre profil.`)
};

/**
* | output |
* | --- |
* | "You’re getting this email because you order meals here and asked for news. You can stop it in your profile." |
*
* @param {Reminder_WhyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const reminder_why = /** @type {((inputs?: Reminder_WhyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Reminder_WhyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_reminder_why(inputs)
	return en_ca2_reminder_why(inputs)
});
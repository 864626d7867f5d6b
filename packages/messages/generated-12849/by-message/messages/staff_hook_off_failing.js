/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Hook_Off_FailingInputs */

const en_ca2_staff_hook_off_failing = /** @type {(inputs: Staff_Hook_Off_FailingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Off since ${i?.when}: five days of failed attempts`)
};

const fr_ca2_staff_hook_off_failing = /** @type {(inputs: Staff_Hook_Off_FailingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Désactivée le ${i?.when} : cinq jours de tentatives sans succès`)
};

/**
* | output |
* | --- |
* | "Off since {when}: five days of failed attempts" |
*
* @param {Staff_Hook_Off_FailingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_off_failing = /** @type {((inputs: Staff_Hook_Off_FailingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Off_FailingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_off_failing(inputs)
	return en_ca2_staff_hook_off_failing(inputs)
});
/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Membership_BannerInputs */

const en_ca2_membership_banner = /** @type {(inputs: Membership_BannerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You see members’ prices and menus.`)
};

const fr_ca2_membership_banner = /** @type {(inputs: Membership_BannerInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous voyez les prix et les menus des membres.`)
};

/**
* | output |
* | --- |
* | "You see members’ prices and menus." |
*
* @param {Membership_BannerInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const membership_banner = /** @type {((inputs?: Membership_BannerInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Membership_BannerInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_membership_banner(inputs)
	return en_ca2_membership_banner(inputs)
});